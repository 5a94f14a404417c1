/** Words of the settings page. Names of publishers and editions are facts; nothing is quoted from their books. */
import type { EditionWords, Theme } from '#session/settings.ts';
import type { Dictionary } from './dictionary.ts';

interface SettingsWords {
  readonly title: string;
  readonly language: string;
  readonly words: string;
  readonly wordsChoose: string;
  readonly wordsText: string;
  readonly editions: Readonly<Record<EditionWords, { readonly name: string; readonly sample: string }>>;
  readonly look: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly textSize: string;
  readonly textSizeValue: (percent: number) => string;
  readonly textSmaller: string;
  readonly textLarger: string;
  readonly table: string;
  readonly keepAwake: string;
  readonly keepAwakeText: string;
  readonly showOdds: string;
  readonly showOddsText: string;
  readonly scanning: string;
  readonly faces: string;
  readonly facesText: string;
  readonly feedback: string;
  readonly sound: string;
  readonly soundText: string;
  readonly haptics: string;
  readonly hapticsText: string;
  readonly storage: string;
  readonly storageKept: string;
  readonly storageKeptText: string;
  readonly storageLoose: string;
  readonly storageLooseText: string;
  readonly storageUnknown: string;
  readonly storageUnknownText: string;
  readonly storageUsed: (kilobytes: number) => string;
  readonly storageAsk: string;
  readonly storageGranted: string;
  readonly storageRefused: string;
  readonly version: string;
  readonly versionNumber: (version: string) => string;
  readonly checkForUpdate: string;
  readonly checking: string;
  readonly upToDate: string;
  readonly updateWaiting: string;
  readonly updateNotKept: string;
  readonly updateUnknown: string;
}

/** A size in the way people read it, with the decimal sign of the language. */
function size(kilobytes: number, locale: string): string {
  const megabytes = kilobytes / 1000;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return megabytes >= 1 ? `${format.format(megabytes)} MB` : `${format.format(Math.round(kilobytes))} KB`;
}

export const settingsWords: Dictionary<SettingsWords> = {
  en: {
    title: 'Settings',
    language: 'Language',
    words: 'Words of',
    wordsChoose: 'Whose words do you use?',
    wordsText: 'Editions name some things differently. Choose the box on your table.',
    editions: {
      'pegasus-2014': { name: 'Pegasus 2014', sample: 'Person, sword, Mademoiselle' },
      'sjg-2017': { name: 'Steve Jackson Games 2017', sample: 'Character, saber, Mademoiselle' },
      'big-box-2021': { name: 'Big Box 2021', sample: 'Profession, cutlass, Señorita' },
    },
    look: 'Look',
    theme: 'Theme',
    themes: { system: 'As device', dark: 'Dusk', light: 'Day' },
    textSize: 'Text size',
    textSizeValue: (percent) => `${percent} %`,
    textSmaller: 'Smaller text',
    textLarger: 'Larger text',
    table: 'At the table',
    keepAwake: 'Keep the screen on',
    keepAwakeText: 'While a game is on the table',
    showOdds: 'Show the odds',
    showOddsText: 'New games begin with the chance of a bust in sight',
    scanning: 'Scanning',
    faces: 'Know cards without labels (experimental)',
    facesText: 'The camera proposes three cards, you tap the right one',
    feedback: 'Sound and touch',
    sound: 'Sound',
    soundText: 'A quiet tick for each card',
    haptics: 'Vibration',
    hapticsText: 'Where the device can',
    storage: 'Storage on this device',
    storageKept: 'Kept',
    storageKeptText: 'The browser keeps your games until you delete them.',
    storageLoose: 'May be cleared',
    storageLooseText:
      'The browser may clear your games when space runs short or after weeks without a visit.',
    storageUnknown: 'Unknown',
    storageUnknownText: 'This browser does not say whether it keeps your games.',
    storageUsed: (kilobytes) => `${size(kilobytes, 'en')} in use`,
    storageAsk: 'Ask to keep it',
    storageGranted: 'The browser keeps your games now.',
    storageRefused: 'Not granted yet. It helps to install the app on the home screen.',
    version: 'Version',
    versionNumber: (version) => `Harbormaster ${version}`,
    checkForUpdate: 'Check for update',
    checking: 'Checking …',
    upToDate: 'You have the newest version.',
    updateWaiting: 'A new version is ready.',
    updateNotKept:
      'The browser would not keep the app for offline use. Free some space, then load this page again.',
    updateUnknown: 'No answer. Try again with a connection.',
  },
  de: {
    title: 'Einstellungen',
    language: 'Sprache',
    words: 'Wörter von',
    wordsChoose: 'Wessen Wörter benutzt ihr?',
    wordsText: 'Ausgaben nennen manches anders. Wählt die Schachtel auf eurem Tisch.',
    editions: {
      'pegasus-2014': { name: 'Pegasus 2014', sample: 'Person, Säbel, Fräulein' },
      'sjg-2017': { name: 'Steve Jackson Games 2017', sample: 'Auf Deutsch wie Pegasus' },
      'big-box-2021': { name: 'Big Box 2021', sample: 'Auf Deutsch wie Pegasus' },
    },
    look: 'Aussehen',
    theme: 'Farben',
    themes: { system: 'Wie Gerät', dark: 'Abend', light: 'Tag' },
    textSize: 'Schriftgröße',
    textSizeValue: (percent) => `${percent} %`,
    textSmaller: 'Kleinere Schrift',
    textLarger: 'Größere Schrift',
    table: 'Am Tisch',
    keepAwake: 'Bildschirm anlassen',
    keepAwakeText: 'Solange eine Partie auf dem Tisch ist',
    showOdds: 'Chancen zeigen',
    showOddsText: 'Neue Partien beginnen mit der Gefahr des Fehlschlags im Blick',
    scanning: 'Scannen',
    faces: 'Karten ohne Etikett erkennen (Versuch)',
    facesText: 'Die Kamera schlägt drei Karten vor, du tippst die richtige an',
    feedback: 'Ton und Gefühl',
    sound: 'Töne',
    soundText: 'Ein leises Ticken für jede Karte',
    haptics: 'Vibration',
    hapticsText: 'Wo das Gerät es kann',
    storage: 'Speicher auf diesem Gerät',
    storageKept: 'Wird behalten',
    storageKeptText: 'Der Browser behält eure Partien, bis ihr sie löscht.',
    storageLoose: 'Nicht gesichert',
    storageLooseText:
      'Der Browser darf eure Partien löschen, wenn der Platz knapp wird oder ihr wochenlang nicht da wart.',
    storageUnknown: 'Unbekannt',
    storageUnknownText: 'Dieser Browser sagt nicht, ob er eure Partien behält.',
    storageUsed: (kilobytes) => `${size(kilobytes, 'de')} belegt`,
    storageAsk: 'Um Erhalt bitten',
    storageGranted: 'Der Browser behält eure Partien jetzt.',
    storageRefused: 'Noch nicht gewährt. Es hilft, die App auf dem Startbildschirm abzulegen.',
    version: 'Fassung',
    versionNumber: (version) => `Harbormaster ${version}`,
    checkForUpdate: 'Nach Neuem sehen',
    checking: 'Sieht nach …',
    upToDate: 'Ihr habt die neueste Fassung.',
    updateWaiting: 'Eine neue Fassung liegt bereit.',
    updateNotKept:
      'Der Browser wollte die App nicht ohne Netz bereithalten. Schafft etwas Platz und ladet die Seite dann neu.',
    updateUnknown: 'Keine Antwort. Versucht es mit Verbindung noch einmal.',
  },
};
