/** What a hand and an ear notice of a card that was read or an entry that was made, as far as the settings allow. */
import { settings } from '#session/settings.svelte.ts';

const HAPTIC_TICK = 12;
const HAPTIC_REFUSAL = [30, 60, 30];
/** One note after the other, in hertz. */
const NOTES = {
  read: [1320],
  coin: [1760, 2217],
  bust: [262, 196],
  end: [659, 880, 1319],
  refused: [220],
} as const;
const SECONDS = 0.07;
const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

export type Tick = keyof typeof NOTES;

export function tick(kind: Tick): void {
  if (settings.current.haptics && 'vibrate' in navigator) {
    navigator.vibrate(kind === 'refused' ? HAPTIC_REFUSAL : HAPTIC_TICK);
  }
  if (settings.current.sound) sound(NOTES[kind]);
}

function sound(notes: readonly number[]): void {
  try {
    audio ??= new AudioContext();
    // It follows a tap; some browsers want to be asked once more.
    if (audio.state === 'suspended') void audio.resume();
    for (const [at, pitch] of notes.entries()) {
      const start = audio.currentTime + at * SECONDS;
      const voice = audio.createOscillator();
      const volume = audio.createGain();
      voice.frequency.value = pitch;
      volume.gain.setValueAtTime(LOUDNESS, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
      voice.connect(volume).connect(audio.destination);
      voice.start(start);
      voice.stop(start + SECONDS);
    }
  } catch {
    // No sound on this device: the eye has the screen.
  }
}
