import { Button, Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../groups/CopyButton.tsx'
import classes from './Security.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, the one time that they are shown: only its button closes it. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('settings')
  return (
    <Modal
      opened
      title={t('security.secondFactor.codesTitle')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <CopyButton
            text={codes.join('\n')}
            label={t('security.secondFactor.copy')}
            copied={t('security.secondFactor.copied')}
          />
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
