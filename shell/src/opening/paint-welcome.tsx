import { type Language, languageRow, offeredLanguages } from '@potluck/cooking/language'
import { IconButton, MenuButtonContext, SplitPane } from '@potluck/ui'
import { IconMenu2 } from '@potluck/ui/icons'
import { createInstance } from 'i18next'
// The one that leaves no channel open: with another the build would never end.
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { LanguageChips } from '../welcome/LanguageChips.tsx'
import { WelcomePage } from '../welcome/WelcomePage.tsx'

const nothing = () => {}

/** The welcome page of one language, in the frame that the shell will draw around it. */
function PaintedWelcome({ language, words }: { readonly language: Language; readonly words: string }) {
  const i18n = createInstance()
  // Settles before it returns.
  void i18n.init({
    lng: language,
    lowerCaseLng: true,
    initAsync: false,
    resources: { [language]: { shell: JSON.parse(words) } },
  })
  const t = i18n.getFixedT(language, 'shell')
  const menuButton = <IconButton icon={<IconMenu2 />} label={t('menu.open')} aria-expanded={false} />
  return (
    <div className="opening-page" data-language={language} lang={language} dir={languageRow(language).direction}>
      <SplitPane
        menu={null}
        permanent={false}
        open={false}
        onClose={nothing}
        opener={{ current: null }}
        closeLabel={t('menu.close')}
      >
        <MenuButtonContext value={menuButton}>
          <WelcomePage
            t={t}
            registration="open"
            languages={<LanguageChips label={t('welcome.language')} present={language} />}
          />
        </MenuButtonContext>
      </SplitPane>
    </div>
  )
}

/**
 * The welcome page as HTML, once for each language, of the very components that the shell shows: painted into index.html
 * when it is built, so that it stands before any script has come.
 * @param words of the shell by language, as JSON
 */
export const paintWelcome = (words: Readonly<Partial<Record<Language, string>>>): string =>
  renderToStaticMarkup(
    offeredLanguages.map((language) => (
      <PaintedWelcome key={language} language={language} words={words[language] ?? '{}'} />
    )),
  )
