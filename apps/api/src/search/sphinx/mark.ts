/** The one word of the row that tells up to where a node was fed. No job has it: its words begin with f, h, m, o, r. */
export const markWord = 'xmark';
