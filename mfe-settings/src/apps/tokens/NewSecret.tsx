import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../groups/CopyButton.tsx'
import classes from '../CopyValue.module.css'

interface Props {
  /** The kind of thing that the secret belongs to; a token by default. */
  readonly of?: 'tokens' | 'webhooks'
  readonly secret: string
  readonly onHide: () => void
}

/** A new secret. It is shown this once, so it has to be copied now. */
export function NewSecret({ of = 'tokens', secret, onHide }: Props) {
  const { t } = useTranslation('settings')

  return (
    // The device stores screens, and this must not be in them.
    <div data-transient>
      <Note tone="done">
        <Stack gap={2}>
          <Text>{t(`apps.${of}.made`)}</Text>
          <code dir="ltr" className={classes.value}>
            {secret}
          </code>
          <Row>
            <CopyButton text={secret} label={t(`apps.${of}.copy`)} copied={t(`apps.${of}.copied`)} />
            <Button variant="quiet" onClick={onHide}>
              {t(`apps.${of}.hide`)}
            </Button>
          </Row>
        </Stack>
      </Note>
    </div>
  )
}
