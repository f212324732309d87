import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Another value clears the caught error. */
  readonly resetKey: string
  readonly onError: (error: unknown) => void
  readonly fallback: (error: unknown, reset: () => void) => ReactNode
}

interface State {
  readonly resetKey: string
  readonly caught: { readonly error: unknown } | null
}

/** Catches render errors of a remote, so that the rest of the page still works. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, caught: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, caught: null }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  readonly reset = (): void => this.setState({ caught: null })

  override render(): ReactNode {
    const { caught } = this.state
    return caught ? this.props.fallback(caught.error, this.reset) : this.props.children
  }
}
