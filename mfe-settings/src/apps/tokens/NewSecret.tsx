import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../groups/CopyButton.tsx'
import classes from './ApiTokens.module.css'

interface Props {
  readonly secret: string
  readonly onHide: () => void
}

/** The secret of a new token. It is shown this once, so it has to be copied now. */
export function NewSecret({ secret, onHide }: Props) {
  const { t } = useTranslation('settings')

  return (
    // The device stores screens, and this must not be in them.
    <div data-transient>
      <Note tone="done">
        <Stack gap={2}>
          <Text>{t('apps.tokens.made')}</Text>
          <code dir="ltr" className={classes.secret}>
            {secret}
          </code>
          <Row>
            <CopyButton text={secret} label={t('apps.tokens.copy')} copied={t('apps.tokens.copied')} />
            <Button variant="quiet" onClick={onHide}>
              {t('apps.tokens.hide')}
            </Button>
          </Row>
        </Stack>
      </Note>
    </div>
  )
}
