import { type ComponentType, createElement, useContext, useEffect, useEffectEvent, useState } from 'react'
import { closeAtBack } from '../page/close-at-back.ts'
import { type LoadFailureProps, OnDemandContext, type WordFiles } from '../page/OnDemandContext.ts'
import { AfterMoment } from './AfterMoment.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { PlainFailureDialog } from './PlainFailureDialog.tsx'
import { SkeletonScreen } from './Skeleton.tsx'

/**
 * The kind of a lazy component. A 'screen' shows a skeleton while it is loading, the others nothing;
 * a 'dialog' fails in a dialog, which its `onClose` closes, the others in their place.
 */
export type OnDemandKind = 'screen' | 'part' | 'dialog'

type State<P> =
  | { readonly is: 'loading' }
  | {
      readonly is: 'failed'
      readonly error: unknown
      readonly retrying: boolean
      readonly Failure: ComponentType<LoadFailureProps>
    }
  | { readonly is: 'loaded'; readonly component: ComponentType<P> }

/**
 * A component whose code is fetched when it is first shown. Unlike `React.lazy` it does not remember a failure: the
 * cook sees it and can try again. `UiProvider` gives the words and the error report. Without it, a failure is thrown to
 * the boundary around it.
 * @param words what nothing else says, fetched with it
 * @param namespace of these words
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  kind: OnDemandKind = 'dialog',
  words?: WordFiles,
  namespace?: string,
): ComponentType<P> {
  let known: ComponentType<P> | null = null

  return function OnDemand(props: P) {
    const page = useContext(OnDemandContext)
    const [state, setState] = useState<State<P>>(() => (known ? { is: 'loaded', component: known } : { is: 'loading' }))
    const tell = useEffectEvent((error: unknown) => page?.onError(error))
    const fetchAll = useEffectEvent(() => Promise.all([load(), words && page?.addWords?.(words, namespace)]))
    const waiting = state.is === 'loading' || (state.is === 'failed' && state.retrying)
    const isDialogOnItsWay = kind === 'dialog' && state.is === 'loading' && closingOf(props) !== undefined
    const close = useEffectEvent(() => closingOf(props)?.())

    // To the cook it is open from the press on: Back closes it, and must not leave the page under it.
    useEffect(() => (isDialogOnItsWay ? closeAtBack(() => close()) : undefined), [isDialogOnItsWay])

    useEffect(() => {
      if (!waiting) return
      let shown = true
      fetchAll().then(
        ([component]) => {
          known = component
          if (shown) setState({ is: 'loaded', component })
        },
        async (error: unknown) => {
          tell(error)
          const Failure = kind === 'dialog' ? await failureDialog() : LoadFailure
          if (shown) setState({ is: 'failed', error, retrying: false, Failure })
        },
      )
      return () => {
        shown = false
      }
    }, [waiting])

    if (state.is === 'loaded') return createElement(state.component, props)
    if (state.is === 'failed') {
      if (!page) throw state.error
      return (
        <state.Failure
          words={page.words}
          retrying={state.retrying}
          onRetry={() => setState({ ...state, retrying: true })}
          onClose={closingOf(props)}
        />
      )
    }
    if (kind !== 'screen' || !page) return null
    return (
      <AfterMoment>
        <SkeletonScreen label={page.words.loading} shape="text" />
      </AfterMoment>
    )
  }
}

/** Fetched with other dialogs, so mostly there already. */
const failureDialog = (): Promise<ComponentType<LoadFailureProps>> =>
  import('../overlays.ts').then(
    ({ LoadFailureDialog }) => LoadFailureDialog,
    () => PlainFailureDialog,
  )

/** How a dialog, or a menu, is closed. */
function closingOf(props: object): (() => void) | undefined {
  if ('menu' in props && typeof props.menu === 'object' && props.menu !== null) return closingOf(props.menu)
  if (!('onClose' in props)) return
  const { onClose } = props
  return typeof onClose === 'function' ? () => onClose() : undefined
}
