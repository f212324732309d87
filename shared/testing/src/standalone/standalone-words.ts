import { fallbackLanguage, type Language, languages } from '@potluck/cooking/language'
import { eaterWords } from '@potluck/parts/eater-words'
import { partsLocales, partsNamespace } from '@potluck/parts/words'
import { type Remote, wordsOf } from '@potluck/platform/remote'
import { createInstance, type i18n } from 'i18next'

/** Languages that a remote has words for. */
export const offeredBy = ({ locales }: Remote): readonly Language[] =>
  languages.filter((language) => locales[language] !== undefined)

/** The words of a remote and of shared parts, fetched as a browser fetches them: English now, another language when it is chosen. */
export async function fetchRemoteWords(remote: Remote) {
  const words = createInstance()
  await words.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    ns: [remote.id, partsNamespace],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

  const present = new Set<string>()
  const named = [
    ...wordsOf(remote).map((part) => [remote.id, part] as const),
    ...[partsLocales, eaterWords].map((part) => [partsNamespace, part] as const),
  ]

  async function add(namespace: string, address: string | undefined, language: Language): Promise<void> {
    if (!address || present.has(address)) return
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    words.addResourceBundle(language, namespace, await answer.json(), true)
    present.add(address)
  }

  async function use(language: Language): Promise<void> {
    await Promise.all(named.map(([namespace, locales]) => add(namespace, locales[language], language)))
    await words.changeLanguage(language)
  }

  await use(fallbackLanguage)
  return { i18n: words, use } satisfies { readonly i18n: i18n; readonly use: typeof use }
}

export type RemoteWords = Awaited<ReturnType<typeof fetchRemoteWords>>
