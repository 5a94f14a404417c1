import { describe, expect, it } from 'vitest';
import { changeReminder, isDue, putOff, readReminder } from '#session/backup-reminder.ts';

function storage(found: string | null = null) {
  let kept = found;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

describe('the reminder of a backup', () => {
  it('comes after ten games unless told otherwise', () => {
    const reminder = readReminder(storage());
    expect(isDue({ gamesSince: 9 }, reminder, 0)).toBe(false);
    expect(isDue({ gamesSince: 10 }, reminder, 0)).toBe(true);
  });

  it('never comes where it is switched off', () => {
    const kept = storage();
    changeReminder({ after: 0 }, kept);
    expect(isDue({ gamesSince: 1000 }, readReminder(kept), 0)).toBe(false);
  });

  it('put off, it comes again a week later', () => {
    const kept = storage();
    putOff(1_000, kept);
    const reminder = readReminder(kept);
    const days = 24 * 60 * 60 * 1000;
    expect(isDue({ gamesSince: 20 }, reminder, 1_000 + 6 * days)).toBe(false);
    expect(isDue({ gamesSince: 20 }, reminder, 1_000 + 7 * days)).toBe(true);
  });

  it.each(['', '{', 'null', '7', '{"after":3}', '{"after":"x","notBefore":"y"}'])(
    'reads %j as never set',
    (found) => {
      expect(readReminder(storage(found))).toEqual({ after: 10, notBefore: 0 });
    },
  );

  it('does without a storage that refuses', () => {
    const refusing = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readReminder(refusing).after).toBe(10);
    expect(changeReminder({ after: 5 }, refusing).after).toBe(5);
    expect(readReminder(null).after).toBe(10);
  });
});
