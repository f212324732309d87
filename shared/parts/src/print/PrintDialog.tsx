import { ApiError } from '@potluck/api/errors'
import { createPrintTicket } from '@potluck/api/printing'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { LinkButton, Note, SkeletonScreen, Stack } from '@potluck/ui'
import { IconPrinter } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialogs/Dialog.tsx'
import classes from './PrintDialog.module.css'
import { PrintPreview } from './PrintPreview.tsx'

/** The thing to print: the ticket in the page's address opens nothing else. */
export type Printed = { readonly recipeIds: readonly string[] } | { readonly shoppingListId: string }

export interface PrintDialogProps {
  readonly title: string
  readonly printed: Printed
  /** Path of the page below the API's base. */
  readonly path: string
  /** The choices of the cook; the server decides what is undefined. */
  readonly query: Readonly<Record<string, string | undefined>>
  /** The controls for it. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Tickets open for 15 minutes. */
const renewAfter = 10 * 60_000

/** It is drawn by the server, and comes when that is back. */
const isAway = (error: Error): boolean => error instanceof ApiError && error.status === 0

const bodyOf = (printed: Printed) =>
  'recipeIds' in printed ? { recipeIds: [...printed.recipeIds] } : { shoppingListId: printed.shoppingListId }

/** A page as it will lie in the printer, and what can be changed of it. */
export function PrintDialog({ title, printed, path, query, children, onClose }: PrintDialogProps) {
  const { t } = useTranslation('parts')
  const host = useHost()
  const language = useStore(host.language)
  const { data, error } = useAnswer(
    createPrintTicket,
    { body: bodyOf(printed) },
    { staleTime: renewAfter, refetchInterval: renewAfter, gcTime: 0 },
  )
  const ticket = data?.ticket

  function address(more: Readonly<Record<string, string>> = {}): string {
    const url = new URL(path, host.apiBase)
    for (const [name, value] of Object.entries({ ...query, token: ticket, language, ...more })) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return url.href
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="large"
      actions={
        ticket !== undefined && (
          <LinkButton
            variant="primary"
            icon={<IconPrinter />}
            href={address({ print: 'true' })}
            target="_blank"
            rel="noopener"
          >
            {t('print.print')}
          </LinkButton>
        )
      }
    >
      <div className={classes.parts}>
        {error && ticket === undefined ? (
          <Note tone={isAway(error) ? 'attention' : 'danger'}>
            {t(isAway(error) ? 'needsConnection' : 'print.failed')}
          </Note>
        ) : ticket === undefined ? (
          <SkeletonScreen label={t('print.loading')} shape="rows" />
        ) : (
          <PrintPreview
            address={address()}
            title={t('print.preview')}
            paper={query.paper === 'letter' ? 'letter' : 'a4'}
          />
        )}
        <Stack gap={4}>{children}</Stack>
      </div>
    </Dialog>
  )
}
