import { liveMessage } from '@potluck/api/live'
import { createTicket } from '@potluck/api/tickets'
import type { Cook } from '../kill/cook.ts'

/** The live connection of a cook, which is opened anew whenever it ends, as clients do. */
export interface LiveListener {
  open(): Promise<void>
  /** Whether a change that began at this time is known, or was read with everything else when the connection opened anew. */
  knows(recipeId: string, at: number): boolean
  /** When a change is told, by the clock of `performance`. */
  heard(recipeId: string): Promise<number>
  close(): void
}

/** Listens at a server for changes of a cook's recipes. */
export function listenLive(address: string, { api }: Cook): LiveListener {
  const told = new Set<string>()
  const waiting = new Map<string, (at: number) => void>()
  let openedAt = 0
  let isOver = false
  let socket: WebSocket | null = null
  async function open(): Promise<void> {
    const { ticket } = (await api.call(createTicket, { body: { purpose: 'live' } })).data
    socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`)
    socket.addEventListener('open', () => {
      openedAt = performance.now()
    })
    socket.addEventListener('message', ({ data }) => {
      const message = liveMessage.safeParse(JSON.parse(String(data))).data
      if (message?.type !== 'recipes:changed') return
      told.add(message.data.recipeId)
      waiting.get(message.data.recipeId)?.(performance.now())
    })
    socket.addEventListener('close', () => {
      if (!isOver) openAgain()
    })
  }
  /** As clients do, until it succeeds. */
  function openAgain(): void {
    setTimeout(() => {
      if (!isOver) open().catch(openAgain)
    }, 100)
  }
  return {
    open,
    knows: (recipeId, at) => told.has(recipeId) || openedAt > at,
    heard: (recipeId) => new Promise((resolve) => waiting.set(recipeId, resolve)),
    close() {
      isOver = true
      socket?.close()
    },
  }
}
