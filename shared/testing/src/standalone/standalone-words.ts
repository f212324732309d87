import { fallbackLanguage, type Language, languages } from '@potluck/cooking/language'
import type { Remote } from '@potluck/platform/remote'
import { createInstance, type i18n } from 'i18next'

/** Languages that a remote has words for. */
export const offeredBy = ({ locales }: Remote): readonly Language[] =>
  languages.filter((language) => locales[language] !== undefined)

/** The words of a remote, fetched as a browser fetches them: English now, another language when it is chosen. */
export async function fetchRemoteWords({ id, locales }: Remote) {
  const words = createInstance()
  await words.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    ns: [id],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

  async function use(language: Language): Promise<void> {
    const address = locales[language]
    if (address && !words.hasResourceBundle(language, id)) {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      words.addResourceBundle(language, id, await answer.json())
    }
    await words.changeLanguage(language)
  }

  await use(fallbackLanguage)
  return { i18n: words, use } satisfies { readonly i18n: i18n; readonly use: typeof use }
}

export type RemoteWords = Awaited<ReturnType<typeof fetchRemoteWords>>
