import type { TimeWords } from './time-words.ts'

/**
 * Units of time in languages that recipe pages are written in and ingredients are not read in: Spanish, Portuguese,
 * French, Dutch, Polish, Czech, Slovak, Hungarian, Swedish, Danish, Norwegian, Finnish, Turkish, Romanian, Russian,
 * Japanese, Chinese, Korean. After the unit names of CLDR, with the abbreviations that recipes use.
 */
export const otherTimes: TimeWords = {
  second: [
    'segundo|segundos|seg|segs|seconde|secondes|seconden|sekund|sekunda|sekundy|sekundu|sekunder|sekunti|sekuntia',
    'másodperc|mp|saniye|sn|secundă|secunde|секунда|секунды|секунд|секунду|秒|초',
  ],
  minute: [
    'minuto|minutos|minuten|minuut|mn|minut|minuta|minuty|minutę|minúta|minúty|minút|minutu|perc|minuter|minutter',
    'minutt|minuutti|minuuttia|dakika|dk|dak|m|minute|minutes|minuti|мин|минута|минуты|минут|минуту|分|分钟|分鐘|분',
  ],
  hour: [
    'st|hora|horas|hs|heure|heures|uur|uren|u|godzina|godziny|godzin|godzinę|godz|hodina|hodiny|hodín|hodin|hodinu|hod',
    'óra|ó|timme|timmar|tim|time|timer|t|tunti|tuntia|saat|sa|oră|ore|час|часа|часов|ч|時間|小时|小時|시간',
  ],
  day: [
    'd|día|días|dia|dias|jour|jours|dag|dagen|dagar|dage|dager|dzień|dni|dnia|den|dny|dní|deň|nap|päivä|päivää|gün',
    'zi|zile|день|дня|дней|日|天|일',
  ],
  week: [
    'w|semana|semanas|semaine|semaines|weken|tydzień|tygodnie|tygodni|týden|týdny|týdnů|týždeň|týždne|hét|vecka|veckor',
    'uge|uger|uke|uker|viikko|viikkoa|hafta|săptămână|săptămâni|неделя|недели|недель|неделю|週間|周|週|주',
  ],
  month: [
    'mes|meses|mês|mois|maand|maanden|miesiąc|miesiące|měsíc|mesiac|hónap|månad|måned|kuukausi|ay|lună|luni|месяц',
  ],
  year: ['año|años|ano|anos|an|ans|jaar|rok|lata|év|år|vuosi|yıl|ani|год|года|лет'],
}
