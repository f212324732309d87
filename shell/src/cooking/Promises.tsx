import { Button, Heading, Note, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kitchenNamespace } from './locales.ts'
import { promisedBy } from './promised-by.ts'
import classes from './TimersDrawer.module.css'

/** The abilities of this browser when a timer is up, shown before a cook relies on them. */
export function Promises({ outlivesThePage }: { readonly outlivesThePage: boolean }) {
  const { t } = useTranslation(kitchenNamespace)
  const [promised, setPromised] = useState(promisedBy)

  async function allow() {
    await Notification.requestPermission()
    setPromised(promisedBy())
  }

  return (
    <section aria-labelledby="timer-promises">
      <Stack gap={3}>
        <Heading level={3} id="timer-promises">
          {t('promise.title')}
        </Heading>
        {!outlivesThePage && <Note tone="attention">{t('promise.notStored')}</Note>}
        <ul className={classes.promises}>
          <li>{t('promise.open')}</li>
          <li>{t('promise.asleep')}</li>
          {!promised.sound && <li>{t('promise.noSound')}</li>}
          {!promised.vibration && <li>{t('promise.noVibration')}</li>}
          <li>{t(`promise.notification.${promised.notification}`)}</li>
        </ul>
        {promised.notification === 'default' && (
          <div>
            <Button onClick={() => void allow()}>{t('promise.allow')}</Button>
          </div>
        )}
        <Text size="small" tone="soft">
          {t('promise.devices')}
        </Text>
      </Stack>
    </section>
  )
}
