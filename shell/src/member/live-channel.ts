import type { ApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { liveMessage } from '@potluck/api/live'
import { createTicket } from '@potluck/api/tickets'
import type { Bus } from '@potluck/platform/bus'

/** Pause before the channel opens again: this and a random part of the same length. */
const pauseMs = 2_000

export interface LiveChannelSettings {
  readonly api: ApiClient
  readonly apiBase: string
  readonly bus: Bus
  readonly requireLogin: () => void
}

/** The address of the live channel, with a ticket: an address is logged, so it never carries the session token. */
export function liveAddress(apiBase: string, ticket: string): string {
  const url = new URL('../grip/ws', apiBase)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('token', ticket)
  return url.href
}

function parseFrame(frame: unknown) {
  try {
    const parsed = liveMessage.safeParse(typeof frame === 'string' ? JSON.parse(frame) : null)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Puts each live message on the bus; a frame that is not understood (of a newer server, say) is ignored. */
function publish(bus: Bus, frame: unknown): void {
  const message = parseFrame(frame)
  if (message) bus.emit(message.type, message.data)
}

/** Opens the live channel, and opens it again when it closes. @returns stops */
export function openLiveChannel({ api, apiBase, bus, requireLogin }: LiveChannelSettings): () => void {
  let stopped = false
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function reopenLater(): void {
    if (!stopped) timer = setTimeout(() => void open(), pauseMs + Math.floor(Math.random() * pauseMs))
  }

  async function open(): Promise<void> {
    try {
      const { data } = await api.call(createTicket, { body: { purpose: 'live' } }, { silent: true })
      if (!stopped) connect(data.ticket)
    } catch (error) {
      // A session that ended gets a new channel with the next one.
      if (error instanceof ApiError && error.status === 401) requireLogin()
      else reopenLater()
    }
  }

  function connect(ticket: string): void {
    socket = new WebSocket(liveAddress(apiBase, ticket))
    socket.addEventListener('open', () => bus.emit('live:connected', {}))
    socket.addEventListener('message', ({ data }) => publish(bus, data))
    // An error is always followed by a close.
    socket.addEventListener('close', reopenLater)
  }

  void open()
  return () => {
    stopped = true
    clearTimeout(timer)
    socket?.close()
  }
}
