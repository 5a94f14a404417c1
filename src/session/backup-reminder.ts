/**
 * When to remind of a backup: after how many games, and until when the reminder was put off. A matter of this device alone,
 * so it lies beside the settings and not in the database. It knows no words.
 */
export const REMINDER_STEPS = [0, 5, 10, 25] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

const KEY = 'harbormaster.backup-reminder';
const DEFAULT: ReminderStep = 10;
const PUT_OFF = 7 * 24 * 60 * 60 * 1000;

export interface ReminderSetting {
  /** Games without a backup; 0: never. */
  readonly after: ReminderStep;
  readonly notBefore: number;
}

type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

function browserStorage(): KeyStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // Reading the property itself throws where cookies are blocked.
    return null;
  }
}

export function readReminder(storage: KeyStorage | null = browserStorage()): ReminderSetting {
  try {
    const found: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    const { after, notBefore } =
      typeof found === 'object' && found !== null ? (found as Partial<ReminderSetting>) : {};
    return {
      after: REMINDER_STEPS.find((step) => step === after) ?? DEFAULT,
      notBefore: typeof notBefore === 'number' ? notBefore : 0,
    };
  } catch {
    return { after: DEFAULT, notBefore: 0 };
  }
}

export function changeReminder(
  change: Partial<ReminderSetting>,
  storage: KeyStorage | null = browserStorage(),
): ReminderSetting {
  const next = { ...readReminder(storage), ...change };
  try {
    storage?.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or forbidden: the reminder comes again.
  }
  return next;
}

export function putOff(now: number, storage: KeyStorage | null = browserStorage()): void {
  changeReminder({ notBefore: now + PUT_OFF }, storage);
}

export function isDue(
  state: { readonly gamesSince: number },
  { after, notBefore }: ReminderSetting,
  now: number,
): boolean {
  return after > 0 && state.gamesSince >= after && now >= notBefore;
}
