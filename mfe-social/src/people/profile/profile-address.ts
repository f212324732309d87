/** The address of a profile to share; other programs find a preview card there. */
export const profileAddress = (handle: string): string =>
  new URL(`people/${encodeURIComponent(handle)}`, document.baseURI).href
