import { AfterMoment, ErrorState, SkeletonScreen } from '@potluck/ui'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useShell, useWords } from '../host/ShellContext.tsx'

type Loaded<P> = { readonly component: ComponentType<P> } | 'failed' | null

/**
 * A component of the shell whose code is fetched when it is first shown. Unlike `React.lazy` it forgets a failure, so
 * that trying again can succeed.
 * @param pending what is shown meanwhile; nothing for what lies over the page
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  pending: 'screen' | 'nothing' = 'screen',
) {
  let known: ComponentType<P> | null = null

  return function Later(props: P) {
    const t = useWords()
    const { host } = useShell()
    const [loaded, setLoaded] = useState<Loaded<P>>(() => known && { component: known })
    const waiting = loaded === null

    useEffect(() => {
      if (!waiting) return
      let shown = true
      load().then(
        (component) => {
          known = component
          if (shown) setLoaded({ component })
        },
        (error: unknown) => {
          host.reportError(error)
          if (shown) setLoaded('failed')
        },
      )
      return () => {
        shown = false
      }
    }, [waiting, host])

    if (loaded === 'failed') {
      return (
        <ErrorState
          title={t('loading.failed')}
          next={t('loading.failedNext')}
          retryLabel={t('loading.retry')}
          onRetry={() => setLoaded(null)}
        />
      )
    }
    if (loaded) return createElement(loaded.component, props)
    return pending === 'nothing' ? null : (
      <AfterMoment>
        <SkeletonScreen label={t('loading.label')} shape="text" />
      </AfterMoment>
    )
  }
}
