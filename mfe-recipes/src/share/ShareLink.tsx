import type { Share } from '@potluck/api/shares'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Card, Heading, onDemand, Row, Stack, Text } from '@potluck/ui'
import { TextAreaField, TextField } from '@potluck/ui/forms'
import { IconCopy, IconShare } from '@potluck/ui/icons'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeLink } from './ChangeLink.tsx'
import { isOver } from './link-lives.ts'
import classes from './ShareLink.module.css'
import { embedCode, shareAddress } from './share-address.ts'
import { useCopy } from './useCopy.ts'
import { useTakeBack } from './useTakeBack.ts'

const QrCode = onDemand(() => import('@potluck/ui/qr-code').then((module) => module.QrCode), 'part')

interface Props {
  readonly link: Share
  /** The kitchen in whose book its recipe is; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Whether its address is expanded initially. */
  readonly opened: boolean
}

/** A link with its address: copy, share, QR code and embed code; rename and revoke. */
export function ShareLink({ link, kitchenId, opened }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const host = useHost()
  const copy = useCopy()
  const { takeBack, isBusy } = useTakeBack(link, kitchenId)
  const [isOpen, setOpen] = useState(opened)
  const [more, setMore] = useState<'qr' | 'embed' | 'change' | null>(null)
  const heading = useId()
  const address = shareAddress(link, host.apiBase)
  const code = embedCode(link, host.apiBase)
  const toggle = (what: 'qr' | 'embed' | 'change') => setMore(more === what ? null : what)
  const handOn = () => void navigator.share({ title: link.recipe.title, url: address }).catch(() => {})

  return (
    <Card aria-labelledby={heading} padding="small">
      <Stack gap={3}>
        <Row justify="between">
          <Stack gap={0} className={classes.words}>
            <Heading level={3} size="small" id={heading}>
              {link.name === '' ? t('sharing.link') : <bdi>{link.name}</bdi>}
            </Heading>
            <Text size="small" tone="soft">
              {link.expiresAt === null
                ? t('sharing.createdOn', { date: formats.relativeDate(link.createdAt) })
                : isOver(link)
                  ? t('sharing.over', { date: formats.relativeDate(link.expiresAt) })
                  : t('sharing.until', { date: formats.dateTime(link.expiresAt) })}
            </Text>
            {link.maker && (
              <Text size="small" tone="soft">
                {t('sharing.madeBy', { name: link.maker.name })}
              </Text>
            )}
          </Stack>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'sharing.less' : 'sharing.show')}
          </Button>
        </Row>
        {isOpen && (
          <>
            <TextField label={t('sharing.address')} value={address} onChange={() => {}} readOnly dir="ltr" />
            <Row>
              <Button variant="primary" icon={<IconCopy />} onClick={() => void copy(address, t('sharing.copied'))}>
                {t('sharing.copy')}
              </Button>
              {typeof navigator.share === 'function' && (
                <Button icon={<IconShare />} onClick={handOn}>
                  {t('sharing.handOn')}
                </Button>
              )}
              <Button variant="quiet" aria-expanded={more === 'qr'} onClick={() => toggle('qr')}>
                {t('sharing.qr')}
              </Button>
              <Button variant="quiet" aria-expanded={more === 'embed'} onClick={() => toggle('embed')}>
                {t('sharing.embed')}
              </Button>
              <Button variant="quiet" aria-expanded={more === 'change'} onClick={() => toggle('change')}>
                {t('sharing.change')}
              </Button>
              <Button variant="quiet" busy={isBusy} onClick={() => void takeBack()}>
                {t('sharing.takeBack')}
              </Button>
            </Row>
            {more === 'change' && <ChangeLink link={link} kitchenId={kitchenId} onClose={() => setMore(null)} />}
            {more === 'qr' && <QrCode text={address} label={t('sharing.qrOf', { title: link.recipe.title })} />}
            {more === 'embed' && (
              <Stack gap={3}>
                <TextAreaField
                  label={t('sharing.embedCode')}
                  description={t('sharing.embedHint')}
                  value={code}
                  onChange={() => {}}
                  readOnly
                  rows={5}
                  dir="ltr"
                />
                <div>
                  <Button icon={<IconCopy />} onClick={() => void copy(code, t('sharing.copied'))}>
                    {t('sharing.copyCode')}
                  </Button>
                </div>
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
