import { type Language, languageRow, offeredLanguages } from '@potluck/cooking/language'
import { paths } from '@potluck/platform/paths'
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
    <div className="opening-page">
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

export interface PaintedPage {
  readonly direction: 'ltr' | 'rtl'
  /** Codes of the languages to choose from, with spaces between. */
  readonly offered: string
  /** Path where a member begins. */
  readonly home: string
  /** The welcome page, as HTML. */
  readonly welcome: string
}

/**
 * The parts of index.html in one language. The build renders its welcome page with the shell's own components, so that
 * it is visible before any script has loaded.
 * @param words of the shell, as JSON
 */
export const paintedPage = (language: Language, words: string): PaintedPage => ({
  direction: languageRow(language).direction,
  offered: offeredLanguages.join(' '),
  home: paths.home(),
  welcome: renderToStaticMarkup(<PaintedWelcome language={language} words={words} />),
})
