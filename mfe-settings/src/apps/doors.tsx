import { IconBookmarkPlus, IconCalendar, IconHome, IconMessage, IconSend, IconShare2 } from '@potluck/ui/icons'
import type { ReactNode } from 'react'

interface Door {
  /** The end of its address, `/settings/apps/<id>`, and the key of its words. */
  readonly id: string
  readonly icon: ReactNode
}

/** The rows of the page of other apps, in their order. Each leads to a page of its own. */
export const doors: readonly Door[] = [
  { id: 'calendars', icon: <IconCalendar /> },
  { id: 'assistants', icon: <IconMessage /> },
  { id: 'extension', icon: <IconBookmarkPlus /> },
  { id: 'iphone', icon: <IconShare2 /> },
  { id: 'home-assistant', icon: <IconHome /> },
  { id: 'webhooks', icon: <IconSend /> },
]
