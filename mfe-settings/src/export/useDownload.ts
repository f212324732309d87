import { callUrl } from '@potluck/api/client'
import type { Endpoint } from '@potluck/api/endpoint'
import { createTicket } from '@potluck/api/tickets'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'

/** What stands in the address of a download. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
}

/** The browser downloads a file itself, so that its address carries a ticket in place of the session's token. */
export function useDownload() {
  const { apiBase } = useHost()
  const { mutate, isPending, isSuccess, isError } = useCall(createTicket, {})
  return {
    isPending,
    isSuccess,
    isError,
    start(endpoint: Endpoint, parts: Parts) {
      mutate(
        { body: { purpose: 'export' } },
        { onSuccess: ({ ticket }) => follow(callUrl(apiBase, endpoint, parts, ticket)) },
      )
    },
  }
}

/** Follows an address as a download: this page stays, whatever the server answers. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
