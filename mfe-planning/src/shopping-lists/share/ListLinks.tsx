import { deleteInvitation } from '@potluck/api/invitations'
import { inviteToList, type ListInvitation, listListInvitations } from '@potluck/api/list-invitations'
import type { ShoppingList } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { useGiveAddress } from '@potluck/parts/useGiveAddress'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, Note, onDemand, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconLink, IconShare } from '@potluck/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const QrCode = onDemand(() => import('@potluck/ui/qr-code').then((module) => module.QrCode), 'part')

const addressOf = (secret: string): string => new URL(href(paths.listInvitation(secret)), document.baseURI).href

/** Creates invitation links to a list, and lists the active ones. */
export function ListLinks({ list }: { readonly list: Pick<ShoppingList, 'id' | 'title'> }) {
  const { t } = useTranslation('planning')
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null)
  const making = useCall(inviteToList, { changes: [listListInvitations] })
  const open = (useAnswer(listListInvitations, {}).data ?? []).filter((one) => one.list.id === list.id)
  const make = () => making.mutate({ params: { id: list.id }, body: {} }, { onSuccess: setMade })
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('link.title')}
      </Heading>
      <Text tone="soft">{t('link.about', { count: 5 })}</Text>
      {made === null ? (
        <Button wide icon={<IconLink />} busy={making.isPending} onClick={make}>
          {t('link.make')}
        </Button>
      ) : (
        <MadeLink address={addressOf(made.secret)} title={list.title} />
      )}
      {making.isError && <Note tone="danger">{t('link.failed')}</Note>}
      {open.length > 0 && (
        <ul aria-label={t('link.stillOpen')}>
          {open.map((link) => (
            <li key={link.id}>
              <OpenLink link={link} onTakenBack={() => link.id === made?.id && setMade(null)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function MadeLink({ address, title }: { readonly address: string; readonly title: string }) {
  const { t } = useTranslation('planning')
  const { copy, share } = useGiveAddress(t('link.copied'))
  // The button that had the focus is removed.
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => copyButton.current?.focus(), [])
  return (
    <Stack gap={3}>
      <QrCode text={address} label={t('link.code')} />
      <Text size="small" tone="soft">
        {t('link.scan')}
      </Text>
      <Row>
        <Button ref={copyButton} variant="primary" icon={<IconLink />} onClick={() => void copy(address)}>
          {t('link.copy')}
        </Button>
        {share && (
          <Button icon={<IconShare />} onClick={() => void share(address, title)}>
            {t('link.send')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function OpenLink({ link, onTakenBack }: { readonly link: ListInvitation; readonly onTakenBack: () => void }) {
  const { t } = useTranslation('planning')
  const { date } = useFormats()
  const taking = useCall(deleteInvitation, { toast: true, changes: [listListInvitations] })
  return (
    <ListRow
      title={t('link.usesLeft', { count: link.usesLeft })}
      subtitle={t('link.until', { date: date(link.expiresAt) })}
      trailing={
        <Button
          variant="quiet"
          busy={taking.isPending}
          onClick={() => taking.mutate({ params: { id: link.id } }, { onSuccess: onTakenBack })}
        >
          {t('link.takeBack')}
        </Button>
      }
    />
  )
}
