import { wordsIn } from '@potluck/platform/locales'
import type { TFunction } from 'i18next'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../host/ShellContext.tsx'

/** Name of the words of rarely visited pages (i18n namespace). They load with the page and not with the first screen. */
const pagesNamespace = 'pages'

export const pageLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))

/** The words of the pages, inside `withPageWords`. */
export const usePageWords = (): TFunction => useTranslation(pagesNamespace).t

/** A page that renders when its words have loaded. If they fail to load, the page fails to load. */
export function withPageWords<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function PageWithWords(props: P) {
    const { words } = useShell()
    const [state, setState] = useState<'coming' | 'here' | Error>(() =>
      words.i18n.hasResourceBundle(words.language.get(), pagesNamespace) ? 'here' : 'coming',
    )
    useEffect(() => {
      if (state !== 'coming') return
      words.add(pagesNamespace, pageLocales).then(
        () => setState('here'),
        (cause: unknown) => setState(new Error('the words of a page did not arrive', { cause })),
      )
    }, [state, words])
    if (state instanceof Error) throw state
    return state === 'here' ? createElement(Page, props) : null
  }
}
