/** The address of a profile that may be given away: programs that show cards of pages find one there. */
export const profileAddress = (handle: string): string =>
  new URL(`people/${encodeURIComponent(handle)}`, document.baseURI).href
