/** Makes a photo small enough to keep by the hundred: at most 1600 pixels along its longer side, as JPEG. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;
const LARGEST_FILE = 80_000_000;

/** Null where it is no picture that this browser can open. */
export async function scaledPhoto(file: Blob): Promise<Blob | null> {
  if (file.size > LARGEST_FILE) return null;
  try {
    // Phones write photos lying on their side and say so in the file.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
  } catch {
    return null;
  }
}
