/** What a hand and an ear notice of a card that was read, as far as the settings allow. The eye has the frame that lights up. */
import { settings } from '#session/settings.svelte.ts';

const HAPTIC_TICK = 12;
const HAPTIC_REFUSAL = [30, 60, 30];
const PITCH = { read: 1320, refused: 220 };
const SECONDS = 0.07;
const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

export function tick(kind: 'read' | 'refused'): void {
  if (settings.current.haptics && 'vibrate' in navigator) {
    navigator.vibrate(kind === 'read' ? HAPTIC_TICK : HAPTIC_REFUSAL);
  }
  if (settings.current.sound) sound(PITCH[kind]);
}

function sound(pitch: number): void {
  try {
    audio ??= new AudioContext();
    // The scanner was opened by a tap; some browsers want to be asked once more.
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + SECONDS);
  } catch {
    // No sound on this device: the eye has the frame.
  }
}
