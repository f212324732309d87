import { useStore } from '@potluck/platform/hooks'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LanguageChips } from './LanguageChips.tsx'

/** The language of everything, for who has no settings yet. */
export function LanguageSwitch() {
  const t = useWords()
  const { host } = useShell()
  return (
    <LanguageChips
      label={t('welcome.language')}
      present={useStore(host.language)}
      onChoose={(language) => host.preferences.update('global', { language })}
    />
  )
}
