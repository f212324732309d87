/**
 * Takes on the theme that the cook chose before anything is drawn: the other one must not flash by. A script of its
 * own that the page waits for, neither module nor bundle. Reads the preferences without their parser, which is not here
 * yet.
 */
try {
  const { theme } = JSON.parse(localStorage.getItem('potluck:preferences') ?? '').global
  if (theme === 'light' || theme === 'dark') {
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
    document.documentElement.dataset.colorScheme = theme
  }
} catch {
  // Nothing was chosen yet: the device decides.
}
