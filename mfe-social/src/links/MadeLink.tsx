import { useGiveAddress } from '@potluck/parts/useGiveAddress'
import { Button, onDemand, Row, Stack, Text } from '@potluck/ui'
import { IconLink, IconShare } from '@potluck/ui/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const QrCode = onDemand(() => import('@potluck/ui/qr-code').then((module) => module.QrCode), 'part')

interface Props {
  readonly address: string
  /** The title for the device's share sheet. */
  readonly title: string
}

/** The address of a new invitation: to be copied, to be shared, and as a code. */
export function MadeLink({ address, title }: Props) {
  const { t } = useTranslation('social')
  const { copy, share } = useGiveAddress(t('invite.copied'))
  // The button that had the focus is removed.
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => copyButton.current?.focus(), [])
  return (
    <Stack gap={4}>
      <Row>
        <Button ref={copyButton} variant="primary" icon={<IconLink />} onClick={() => void copy(address)}>
          {t('invite.copy')}
        </Button>
        {share && (
          <Button icon={<IconShare />} onClick={() => void share(address, title)}>
            {t('profile.share')}
          </Button>
        )}
      </Row>
      <QrCode text={address} label={t('invite.code')} />
      <Text size="small" tone="soft">
        {t('invite.scan')}
      </Text>
    </Stack>
  )
}
