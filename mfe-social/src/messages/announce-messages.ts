import { paths } from '@potluck/platform/paths'
import type { BackgroundInput } from '@potluck/platform/remote'

/** How long the toast of a new message stays, milliseconds. */
const newMessageMs = 7_000

/** Announces a new message and its recipe, unless the cook is reading messages or has muted the sender. @returns stops */
export const announceMessages = ({ host, t }: BackgroundInput): (() => void) =>
  host.bus.on('messages:new', ({ otherUser, recipe, muted = false }) => {
    if (muted || host.path().startsWith(paths.messages())) return
    const name = otherUser.name || (otherUser.handle ?? '')
    host.toast({
      message: recipe ? t('announced.recipe', { name, title: recipe.title }) : t('announced.new', { name }),
      duration: newMessageMs,
      kind: `messages:${otherUser.id}`,
      action: { label: t('announced.view'), run: () => host.navigate(paths.thread(otherUser.id)) },
    })
  })
