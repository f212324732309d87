/** The version of this shell, which the build writes into the page. */
export const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'development'
