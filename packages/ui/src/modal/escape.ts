/** Escape closes a modal only where it cannot be meant for something that is being written. */
export function escapeCloses(focused: Pick<Element, 'tagName'> | null): boolean {
  return focused === null || ['BODY', 'BUTTON', 'DIALOG'].includes(focused.tagName);
}
