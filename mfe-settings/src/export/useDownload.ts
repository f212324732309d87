import { callUrl } from '@potluck/api/client'
import { type ExportFormat, exportSelected } from '@potluck/api/data'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { inBook } from '@potluck/api/of-book'
import { createTicket } from '@potluck/api/tickets'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { followDownload } from '../groups/follow-download.ts'

/** Parameters in the address of a download. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
}

/** The browser downloads a file itself, so that its address carries a ticket in place of the session's token. */
export function useDownload() {
  const { apiBase } = useHost()
  const { mutate, isPending, isSuccess, isError, reset } = useCall(createTicket, {})
  const fetching = useCall(exportSelected, {})
  return {
    isPending: isPending || fetching.isPending,
    isSuccess: isSuccess || fetching.isSuccess,
    isError: isError || fetching.isError,
    start(endpoint: Endpoint, parts: Parts) {
      mutate(
        { body: { purpose: 'export' } },
        { onSuccess: ({ ticket }) => followDownload(callUrl(apiBase, endpoint, parts, ticket), '') },
      )
    },
    /** Fetches a file of more recipes than fit into an address. */
    fetch(format: ExportFormat, selection: Selection, { kitchenId, kitchenName }: OfKitchen) {
      reset()
      const today = new Date().toISOString().slice(0, 10)
      const name = ['potluck', kitchenName, today].filter((part) => part !== undefined).join('-')
      fetching.mutate(
        { params: { format }, ...inBook(kitchenId), body: selection },
        {
          onSuccess: (file) => {
            const address = URL.createObjectURL(file)
            followDownload(address, `${name}.${endings[format]}`)
            // A started download does not need the URL any more.
            setTimeout(() => URL.revokeObjectURL(address), 60_000)
          },
        },
      )
    },
  }
}

/** The kitchen of whose book the recipes are, if it is one, and what it is called as far as known. */
interface OfKitchen {
  readonly kitchenId: string | undefined
  readonly kitchenName: string | undefined
}

type Selection = CallInput<typeof exportSelected>['body']

const endings: Readonly<Record<ExportFormat, string>> = {
  'json-ld': 'json',
  pdf: 'pdf',
  xml: 'xml',
  txt: 'txt',
  markdown: 'zip',
  paprika: 'paprikarecipes',
  mealie: 'zip',
  cooklang: 'zip',
}
