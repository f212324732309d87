import { fallbackLanguage, type Language, languages } from '@potluck/cooking/language'
import { partsLocales, partsNamespace } from '@potluck/parts/words'
import type { Remote } from '@potluck/platform/remote'
import { createInstance, type i18n } from 'i18next'

/** Languages that a remote has words for. */
export const offeredBy = ({ locales }: Remote): readonly Language[] =>
  languages.filter((language) => locales[language] !== undefined)

/** The words of a remote and of shared parts, fetched as a browser fetches them: English now, another language when it is chosen. */
export async function fetchRemoteWords({ id, locales }: Remote) {
  const words = createInstance()
  await words.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    ns: [id, partsNamespace],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

  async function add(namespace: string, address: string | undefined, language: Language): Promise<void> {
    if (!address || words.hasResourceBundle(language, namespace)) return
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    words.addResourceBundle(language, namespace, await answer.json())
  }

  async function use(language: Language): Promise<void> {
    await Promise.all([add(id, locales[language], language), add(partsNamespace, partsLocales[language], language)])
    await words.changeLanguage(language)
  }

  await use(fallbackLanguage)
  return { i18n: words, use } satisfies { readonly i18n: i18n; readonly use: typeof use }
}

export type RemoteWords = Awaited<ReturnType<typeof fetchRemoteWords>>
