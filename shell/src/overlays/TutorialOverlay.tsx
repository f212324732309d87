import { Button, Card, Heading, Stack, Text } from '@potluck/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useWords } from '../host/ShellContext.tsx'
import type { VisibleTutorial } from '../host/shell.ts'
import classes from './TutorialOverlay.module.css'

interface Props {
  readonly tutorial: VisibleTutorial['tutorial']
  readonly onClose: () => void
}

/**
 * One quick tutorial, shown once per device, beside what the cook does: it takes neither the focus nor the page. Its words come
 * with the first remote: nothing else asks for one.
 */
export function TutorialOverlay({ tutorial, onClose }: Props) {
  const t = useWords()
  const { t: say } = useTranslation('parts')
  const title = useId()
  const { pathname } = useLocation()
  const [shownAt] = useState(pathname)
  const close = useEffectEvent(onClose)
  // It is about the screen that it was shown on.
  useEffect(() => {
    if (pathname !== shownAt) close()
  }, [pathname, shownAt])
  return (
    <Card aria-labelledby={title} className={classes.tutorial}>
      <Stack gap={2}>
        <Heading id={title} level={2} size="small">
          {say(`tutorials.${tutorial}.title`)}
        </Heading>
        <Text role="status">{say(`tutorials.${tutorial}.text`)}</Text>
        <Button variant="primary" onClick={onClose}>
          {t('okay')}
        </Button>
      </Stack>
    </Card>
  )
}
