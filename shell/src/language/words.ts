import { fallbackLanguage, type Language } from '@potluck/cooking/language'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import type { WordFiles } from '@potluck/ui'
import { createInstance, type i18n, type ResourceLanguage } from 'i18next'

export interface Words {
  readonly i18n: i18n
  /** The language of everything on the screen. */
  readonly language: ReadableStore<Language>
  /**
   * Loads the words of a part, now and at each change of language; a screen may add more later.
   * @throws when not even English can be had
   */
  add(namespace: string, locales: WordFiles): Promise<void>
  /** Changes the language of every part at once, after all their words have arrived. */
  use(language: Language): Promise<void>
}

/**
 * Fetches a file of words. If it did not arrive, it is fetched once more, as scripts are: the early answer may be an old error.
 * @throws when it is missing or is no JSON object
 */
export async function fetchWords(address: string, send: typeof fetch = fetch): Promise<ResourceLanguage> {
  const first = await send(address).catch(() => null)
  const response = first?.ok ? first : await send(address, { cache: 'reload' })
  const words: unknown = response.ok ? await response.json() : null
  if (typeof words !== 'object' || words === null) throw new Error(`no words at ${address} (${response.status})`)
  return { ...words }
}

/** The words of every part on the page, in one language at a time. */
export function createWords(first: Language, read: (address: string) => Promise<ResourceLanguage> = fetchWords): Words {
  const i18n = createInstance()
  // Nothing is loaded by i18next itself, so that this settles before it returns.
  void i18n.init({
    lng: first,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  const language = createStore(first)
  const parts: (readonly [namespace: string, locales: WordFiles])[] = []
  /** Namespaces and addresses of what was fetched. */
  const present = new Set<string>()
  let target = first

  async function load(namespace: string, locales: WordFiles, into: Language): Promise<void> {
    const address = locales[into]
    const key = `${namespace} ${address}`
    if (present.has(key)) return
    const translated = address === undefined ? null : await read(address).catch(() => null)
    if (address !== undefined && translated) {
      i18n.addResourceBundle(into, namespace, translated, true)
      present.add(key)
    } else if (into === fallbackLanguage) throw new Error(`the words of "${namespace}" cannot be read`)
    else await load(namespace, locales, fallbackLanguage)
  }

  return {
    i18n,
    language,
    async add(namespace, locales) {
      if (!parts.some(([loadedNamespace, of]) => loadedNamespace === namespace && of === locales))
        parts.push([namespace, locales])
      await load(namespace, locales, target)
    },
    async use(next) {
      target = next
      await Promise.all(parts.map(([namespace, locales]) => load(namespace, locales, next)))
      // A later choice overtakes an earlier one that is still loading.
      if (target !== next) return
      await i18n.changeLanguage(next)
      language.set(next)
    },
  }
}
