import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { IconCopy } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './ApiTokens.module.css'

interface Props {
  readonly secret: string
  readonly onHide: () => void
}

/** The secret of a new token. It is shown this once, so it has to be copied now. */
export function NewSecret({ secret, onHide }: Props) {
  const { t } = useTranslation('settings')
  const host = useHost()

  async function copy() {
    // If copying is not allowed, the member can still read it.
    if (await copyText(secret)) host.toast({ message: t('security.tokens.copied'), tone: 'done' })
  }

  return (
    // The device stores screens, and this must not be in them.
    <div data-transient>
      <Note tone="done">
        <Stack gap={2}>
          <Text>{t('security.tokens.made')}</Text>
          <code dir="ltr" className={classes.secret}>
            {secret}
          </code>
          <Row>
            <Button icon={<IconCopy />} onClick={() => void copy()}>
              {t('security.tokens.copy')}
            </Button>
            <Button variant="quiet" onClick={onHide}>
              {t('security.tokens.hide')}
            </Button>
          </Row>
        </Stack>
      </Note>
    </div>
  )
}
