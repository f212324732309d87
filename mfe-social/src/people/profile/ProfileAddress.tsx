import { useGiveAddress } from '@potluck/parts/useGiveAddress'
import { Button, Row } from '@potluck/ui'
import { IconLink, IconShare } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { profileAddress } from './profile-address.ts'

interface Props {
  readonly handle: string
  readonly name: string
}

/** Copies the address of a profile, or hands it to another app. */
export function ProfileAddress({ handle, name }: Props) {
  const { t } = useTranslation('social')
  const { copy, share } = useGiveAddress(t('profile.copied'))
  const address = profileAddress(handle)
  return (
    <Row>
      <Button icon={<IconLink />} onClick={() => void copy(address)}>
        {t('profile.copyLink')}
      </Button>
      {share && (
        <Button icon={<IconShare />} onClick={() => void share(address, name)}>
          {t('profile.share')}
        </Button>
      )}
    </Row>
  )
}
