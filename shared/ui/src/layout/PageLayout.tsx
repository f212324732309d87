import clsx from 'clsx'
import { type ReactNode, use, useMemo, useRef } from 'react'
import { Heading } from '../text/Heading.tsx'
import { MenuButtonContext } from './MenuButtonContext.ts'
import classes from './PageLayout.module.css'
import { usePublishedHeight } from './usePublishedHeight.ts'

export interface PageLayoutProps {
  /** Null where the content has the heading. */
  readonly title: ReactNode
  /** Stands before the title instead of the menu button: a back link, a close button. */
  readonly leading?: ReactNode
  /** At most three; more belong in a `Menu`. */
  readonly actions?: ReactNode
  /** At the bottom on a phone, where the thumb is; after the other actions on a wide screen. */
  readonly mainAction?: ReactNode
  /** On a phone the main action floats over the content's end instead of filling a bar: for lists, where the content counts. */
  readonly mainActionFloats?: boolean | undefined
  /** 'narrow' for one card, 'reading' for text and forms, 'wide' for lists and grids, 'full' to the edges. */
  readonly width?: 'narrow' | 'reading' | 'wide' | 'full' | undefined
  /** The header has the title for assistive technology only. */
  readonly titleHidden?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of every screen: header with title and actions, content, bottom bar. Never scrolls sideways.
 * `--header-size` and `--bottom-bar-size` tell what sticks below or above them how tall they are.
 */
export function PageLayout(props: PageLayoutProps) {
  const { title, actions, mainAction, titleHidden } = props
  const menuButton = use(MenuButtonContext)
  const leading = props.leading || menuButton
  // One element while its parts are the same ones: what is typed in the content does not draw it again.
  const header = useMemo(
    () => <Header {...{ leading, title, actions, mainAction, titleHidden }} />,
    [leading, title, actions, mainAction, titleHidden],
  )
  return (
    <div className={clsx(classes.page, classes[props.width ?? 'wide'])}>
      {header}
      <main className={classes.main}>
        <div className={clsx(classes.content, props.className)}>{props.children}</div>
        {mainAction && <BottomBar floats={props.mainActionFloats}>{mainAction}</BottomBar>}
      </main>
    </div>
  )
}

function Header(props: Pick<PageLayoutProps, 'leading' | 'title' | 'actions' | 'mainAction' | 'titleHidden'>) {
  const header = useRef<HTMLElement>(null)
  usePublishedHeight(header, '--header-height')
  return (
    <header ref={header} className={classes.header}>
      {props.leading && <div className={classes.leading}>{props.leading}</div>}
      {props.title !== null && (
        <Heading level={1} className={clsx(classes.title, props.titleHidden && classes.titleHidden)}>
          <bdi>{props.title}</bdi>
        </Heading>
      )}
      {(props.actions || props.mainAction) && (
        <div className={classes.actions}>
          {props.actions}
          {props.mainAction && <div className={classes.wideOnly}>{props.mainAction}</div>}
        </div>
      )}
    </header>
  )
}

function BottomBar({ floats, children }: { readonly floats: boolean | undefined; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  usePublishedHeight(bar, '--bottom-bar-size')
  return (
    <div
      ref={bar}
      data-bottom-bar={floats ? undefined : ''}
      className={clsx(classes.bottomBar, floats && classes.floating)}
    >
      {children}
    </div>
  )
}
