export const pictures = {
  label: 'Image',
  invitation: 'Choose an image, or drop it here',
  hint: 'JPG, PNG, GIF or WebP up to 50 MB, SVG up to 5 MB. Photos are resized on your device; the place and date they were taken never leave it.',
  unreadable: 'Your browser can’t read this file as an image. Try another one, in JPG or PNG.',
  beyond: 'This image is too large to resize here: 50 MB and 100 million pixels at most.',
  failed: 'Error uploading image',
  frame: {
    title: 'Framing',
    hint: 'The circle shows what others will see. Drag the image or use the settings; the + and − keys zoom in and out.',
    across: 'Left to right',
    up: 'Bottom to top',
    zoom: 'Zoom',
    share: '{{value, number}}%',
    times: '×{{value, number}}',
  },
};
