import { type Language, languageRow, offeredLanguages } from '@potluck/cooking/language'
import { Chip } from '@potluck/ui'
import classes from './WelcomePage.module.css'

interface Props {
  readonly label: string
  readonly present: Language
  readonly onChoose?: (language: Language) => void
}

/** The languages to choose from, each named in itself. */
export const LanguageChips = ({ label, present, onChoose }: Props) => (
  <fieldset className={classes.languages} aria-label={label}>
    {offeredLanguages.map((language) => (
      <Chip key={language} lang={language} selected={language === present} onClick={() => onChoose?.(language)}>
        {languageRow(language).name}
      </Chip>
    ))}
  </fieldset>
)
