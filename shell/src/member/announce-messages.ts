import type { Bus } from '@potluck/platform/bus'
import type { Toast } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'

/** How long the toast of a new message stays, milliseconds (specification section 9). */
const newMessageMs = 7_000

export interface Announcing {
  readonly bus: Bus
  readonly toast: (toast: Toast) => void
  readonly navigate: (path: string) => void
  /** The path that is shown now. */
  readonly path: () => string
  readonly word: (key: 'messages.new' | 'messages.view', values?: Readonly<Record<string, string>>) => string
}

/** Says that a message came, unless the cook is reading messages. @returns stops */
export const announceMessages = ({ bus, toast, navigate, path, word }: Announcing): (() => void) =>
  bus.on('messages:new', ({ otherUser }) => {
    if (path().startsWith(paths.messages())) return
    toast({
      message: word('messages.new', { name: otherUser.name || (otherUser.handle ?? '') }),
      duration: newMessageMs,
      action: { label: word('messages.view'), run: () => navigate(paths.thread(otherUser.id)) },
    })
  })
