import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import type { OnDemandPage } from '../page/OnDemandContext.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { type OnDemandKind, onDemand } from './on-demand.tsx'

interface PartProps {
  readonly name: string
  readonly onClose?: () => void
}

const Part = ({ name }: PartProps) => <p>{name} is here</p>

/** Code that comes, or not, when the test says so. */
function deliveries() {
  const requests: { come: () => void; fail: (error: Error) => void }[] = []
  const load = () =>
    new Promise<ComponentType<PartProps>>((come, fail) => requests.push({ come: () => come(Part), fail }))
  return { requests, load }
}

const words = { loading: 'Loading', failed: 'It did not arrive.', next: 'Try again.', retry: 'Again', cancel: 'Cancel' }

const partWords = { 'en-us': '/part/en-us.json' }

function setUp(kind: OnDemandKind, addWords?: OnDemandPage['addWords']) {
  const { requests, load } = deliveries()
  const OnDemand = onDemand(load, kind, partWords)
  const errors: unknown[] = []
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <UiProvider onDemand={{ words, onError: (error) => errors.push(error), ...(addWords && { addWords }) }}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <OnDemand name="Soup" onClose={() => setOpen(false)} />}
      </UiProvider>
    )
  }
  render(<Page />)
  return { requests, errors, open: () => userEvent.click(screen.getByRole('button', { name: 'Open' })) }
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>the screen failed</p> : this.props.children
  }
}

describe('onDemand', () => {
  it.each(['screen', 'part', 'dialog'] as const)('shows a %s after one load', async (kind) => {
    const { requests, open } = setUp(kind)
    await open()
    expect(screen.queryByText('Soup is here')).toBeNull()
    requests[0]?.come()
    await screen.findByText('Soup is here')
    expect(requests).toHaveLength(1)
  })

  it('loads again when the connection is back', async () => {
    const { requests, open } = setUp('screen')
    await open()
    requests[0]?.fail(new Error('away'))
    await screen.findByText('It did not arrive.')
    act(() => void window.dispatchEvent(new Event('online')))
    requests[1]?.come()
    await screen.findByText('Soup is here')
  })

  it('waits for the words of a part, and fails when they do not load', async () => {
    const fetched: { words: unknown; come: () => void; fail: (error: Error) => void }[] = []
    const { requests, errors, open } = setUp('part', (words) => {
      return new Promise((come, fail) => fetched.push({ words, come, fail }))
    })
    await open()
    requests[0]?.come()
    expect(fetched.map((one) => one.words)).toEqual([partWords])
    const lost = new Error('no words')
    fetched[0]?.fail(lost)
    await screen.findByText('It did not arrive.')
    expect(errors).toEqual([lost])
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    requests[1]?.come()
    expect(screen.queryByText('Soup is here')).toBeNull()
    fetched[1]?.come()
    await screen.findByText('Soup is here')
  })

  it.each(['screen', 'part'] as const)(
    'shows an error in place of a %s that did not load, and retries',
    async (kind) => {
      const { requests, errors, open } = setUp(kind)
      await open()
      const lost = new Error('no network')
      requests[0]?.fail(lost)
      expect(await screen.findByRole('alert')).toHaveTextContent('It did not arrive.')
      expect(errors).toEqual([lost])
      await userEvent.click(screen.getByRole('button', { name: 'Again' }))
      expect(screen.getByRole('button', { name: 'Again' })).toHaveAttribute('aria-busy', 'true')
      requests[1]?.come()
      await screen.findByText('Soup is here')
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('shows an error in a dialog that did not load, which can be retried and closed', async () => {
    const { requests, open } = setUp('dialog')
    await open()
    requests[0]?.fail(new Error('no network'))
    await screen.findByRole('dialog', { name: 'It did not arrive.' })
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    requests[1]?.fail(new Error('still none'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    requests[2]?.come()
    await screen.findByText('Soup is here')
  })

  it('closes a dialog that is loading at Back, and the page stays', async () => {
    history.pushState({ idx: 0 }, '', '#/list')
    history.pushState({ idx: 1 }, '', '#/recipe')
    const { requests, open } = setUp('dialog')
    await open()
    const moves = jest.fn()
    addEventListener('hashchange', moves)
    history.back()
    await waitFor(() => expect(moves).toHaveBeenCalledTimes(2))
    removeEventListener('hashchange', moves)
    expect(location.hash).toBe('#/recipe')
    await act(async () => requests[0]?.come())
    expect(screen.queryByText('Soup is here')).toBeNull()
  })

  it('throws to the parent outside of a page', async () => {
    const { requests, load } = deliveries()
    const OnDemand = onDemand(load)
    const failed: unknown[] = []
    render(<OnDemand name="Soup" />, { onCaughtError: (error) => failed.push(error), wrapper: Boundary })
    requests[0]?.fail(new Error('no network'))
    await screen.findByText('the screen failed')
    expect(failed).toEqual([new Error('no network')])
  })
})
