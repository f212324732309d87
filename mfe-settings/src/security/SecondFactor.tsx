import { Answered } from '@potluck/parts'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { ProofDialog } from '../identity/ProofDialog.tsx'
import { type NewKey, NewKeyDialog } from './NewKeyDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSecondFactor } from './useSecondFactor.ts'

/** The open dialog of the section. */
type Step =
  | { readonly kind: 'start' | 'codes' | 'off' }
  | { readonly kind: 'key'; readonly key: NewKey }
  | { readonly kind: 'made'; readonly codes: readonly string[] }

/** Whether logins ask for a code of an app after the password. */
export function SecondFactor() {
  const { t } = useTranslation('settings')
  const { answer, start, confirm, createCodes, remove } = useSecondFactor()
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  /** A dialog that is done closes itself: what comes next opens after it. */
  const closeBefore = (kind: Step['kind']) => () => setStep((now) => (now?.kind === kind ? null : now))
  return (
    <SettingsGroup title={t('security.secondFactor.heading')} of="controls">
      <Answered
        answer={answer}
        loading={{ label: t('security.secondFactor.heading'), shape: 'text' }}
        failed={{ title: t('security.secondFactor.failed') }}
      >
        {({ isOn, recoveryCodesLeft }) => (
          <Stack gap={4}>
            <Text size="small" tone="soft">
              {t('security.secondFactor.intro')}
            </Text>
            {isOn ? (
              <>
                <Text>{t('security.secondFactor.on', { count: recoveryCodesLeft })}</Text>
                <Row>
                  <Button onClick={() => setStep({ kind: 'codes' })}>{t('security.secondFactor.newCodes')}</Button>
                  <Button variant="danger" onClick={() => setStep({ kind: 'off' })}>
                    {t('security.secondFactor.turnOff')}
                  </Button>
                </Row>
              </>
            ) : (
              <Row>
                <Button onClick={() => setStep({ kind: 'start' })}>{t('security.secondFactor.turnOn')}</Button>
              </Row>
            )}
          </Stack>
        )}
      </Answered>
      {step?.kind === 'start' && (
        <ProofDialog
          title={t('security.secondFactor.turnOn')}
          submitLabel={t('security.passkeys.goOn')}
          act={async (proof) => {
            const key = await start.mutateAsync({ body: proof })
            // Not after the dialog was closed while it was sent.
            setStep((now) => (now?.kind === 'start' ? { kind: 'key', key } : now))
          }}
          onClose={closeBefore('start')}
        >
          <Text>{t('security.secondFactor.startAbout')}</Text>
        </ProofDialog>
      )}
      {step?.kind === 'key' && (
        <NewKeyDialog
          newKey={step.key}
          confirm={async (secondFactor) => {
            const { recoveryCodes } = await confirm.mutateAsync({ body: { secondFactor } })
            setStep({ kind: 'made', codes: recoveryCodes })
          }}
          onClose={closeBefore('key')}
        />
      )}
      {step?.kind === 'codes' && (
        <ProofDialog
          title={t('security.secondFactor.newCodes')}
          submitLabel={t('security.secondFactor.newCodes')}
          act={async (proof) => {
            const { recoveryCodes } = await createCodes.mutateAsync({ body: proof })
            setStep({ kind: 'made', codes: recoveryCodes })
          }}
          onClose={closeBefore('codes')}
        >
          <Text>{t('security.secondFactor.newCodesAbout')}</Text>
        </ProofDialog>
      )}
      {step?.kind === 'off' && (
        <ProofDialog
          danger
          title={t('security.secondFactor.turnOff')}
          submitLabel={t('security.secondFactor.turnOff')}
          act={async (proof) => void (await remove.mutateAsync({ body: proof }))}
          onClose={close}
        >
          <Text>{t('security.secondFactor.turnOffAbout')}</Text>
        </ProofDialog>
      )}
      {step?.kind === 'made' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </SettingsGroup>
  )
}
