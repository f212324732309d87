import { Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../groups/CopyButton.tsx'
import classes from './CopyValue.module.css'

interface Props {
  readonly text: string
  /** The label of its button. */
  readonly label: string
}

/** A text that is typed or pasted elsewhere as it is. */
export function CopyValue({ text, label }: Props) {
  const { t } = useTranslation('settings')
  return (
    <Stack gap={2}>
      <code dir="ltr" className={classes.value}>
        {text}
      </code>
      <Row>
        <CopyButton text={text} label={label} copied={t('apps.copied')} />
      </Row>
    </Stack>
  )
}
