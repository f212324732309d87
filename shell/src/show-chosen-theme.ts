/**
 * Takes on the theme that the cook chose as soon as the first script runs, long before anything is drawn: the other
 * one must not flash by. Reads the preferences without their parser, which is not here yet.
 */
export function showChosenTheme(): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem('potluck:preferences') ?? '').global
    if (theme !== 'light' && theme !== 'dark') return
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
    document.documentElement.dataset.mantineColorScheme = theme
  } catch {
    // Nothing was chosen yet: the device decides.
  }
}
