import { languageRow, offeredLanguages } from '@potluck/cooking/language'
import { useStore } from '@potluck/platform/hooks'
import { Chip } from '@potluck/ui'
import { useShell, useWords } from '../host/ShellContext.tsx'
import classes from './WelcomeScreen.module.css'

/** The language, for a guest, each named in itself. */
export function LanguageSwitch() {
  const t = useWords()
  const { host } = useShell()
  const present = useStore(host.language)
  return (
    <fieldset className={classes.languages} aria-label={t('welcome.language')}>
      {offeredLanguages.map((language) => (
        <Chip
          key={language}
          lang={language}
          selected={language === present}
          onClick={() => host.preferences.update('global', { language })}
        >
          {languageRow(language).name}
        </Chip>
      ))}
    </fieldset>
  )
}
