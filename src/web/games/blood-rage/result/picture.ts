/** Saves a drawing of the page as a file. Its colours and fonts are written into it, because a file knows no stylesheet of ours. */
const SCALE = 2;
const MARGIN = 24;
const STYLED = ['fill', 'stroke', 'color', 'font-family', 'font-size', 'font-weight'] as const;

/** A copy with every style that matters, on a ground, under a heading. */
function standalone(
  drawing: SVGSVGElement,
  heading: string,
): { readonly text: string; readonly width: number; readonly height: number } {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(originals[index]!);
    for (const property of STYLED)
      (element as SVGElement).style.setProperty(property, style.getPropertyValue(property));
  });
  const { width, height } = drawing.viewBox.baseVal;
  const whole = { width: width + 2 * MARGIN, height: height + 3 * MARGIN };
  const ground = getComputedStyle(document.documentElement);
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(2 * MARGIN));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const outer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  outer.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  outer.setAttribute('viewBox', `0 0 ${whole.width} ${whole.height}`);
  outer.setAttribute('width', String(whole.width));
  outer.setAttribute('height', String(whole.height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', ground.getPropertyValue('--hall'));
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  title.setAttribute('x', String(MARGIN));
  title.setAttribute('y', String(MARGIN + 8));
  title.setAttribute('fill', ground.getPropertyValue('--gold-text'));
  title.setAttribute('font-family', 'Cinzel, serif');
  title.setAttribute('font-size', '18');
  title.setAttribute('font-weight', '700');
  title.textContent = heading;
  outer.append(paper, title, copy);
  return { text: new XMLSerializer().serializeToString(outer), ...whole };
}

async function asPng(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function savePicture(drawing: SVGSVGElement, heading: string, kind: 'svg' | 'png'): Promise<void> {
  const { text, width, height } = standalone(drawing, heading);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  const file = kind === 'svg' ? svg : await asPng(svg, width, height);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `saga.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
