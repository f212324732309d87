import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Stack, Text } from '@potluck/ui'
import { IconCopy } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import classes from './Security.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, the one time that they are shown: only its button closes it. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { toast } = useHost()

  async function copy() {
    if (await copyText(codes.join('\n'))) toast({ message: t('security.secondFactor.copied'), tone: 'done' })
  }

  return (
    <Modal
      opened
      title={t('security.secondFactor.codesTitle')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button icon={<IconCopy />} onClick={() => void copy()}>
            {t('security.secondFactor.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('security.secondFactor.saved')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('security.secondFactor.codesAbout')}</Text>
        <ul dir="ltr" className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}
