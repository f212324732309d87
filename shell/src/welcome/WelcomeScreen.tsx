import { useTitle } from '@potluck/platform/hooks'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { WelcomePage } from './WelcomePage.tsx'

/** The welcome page, in the shell. */
export function WelcomeScreen() {
  const t = useWords()
  const { config } = useShell()
  useTitle(t('welcome.headline'))
  return <WelcomePage t={t} registration={config.registration} isDemo={config.demo} languages={<LanguageSwitch />} />
}
