/** A failure that trying again cannot mend. */
export class GiveUpError extends Error {
  constructor(cause: unknown) {
    super('Given up.', { cause });
    this.name = 'GiveUpError';
  }
}
