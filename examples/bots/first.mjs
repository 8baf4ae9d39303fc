// A program that always plays the first of its choices, in JavaScript:  jurade play feudo --bot "program:node first.mjs"
// It speaks the protocol of docs/guide/bots.md.
import { createInterface } from 'node:readline';

let choices = [];
for await (const line of createInterface({ input: process.stdin })) {
  const at = line.indexOf(' ');
  const word = at < 0 ? line.trim() : line.slice(0, at);
  const rest = at < 0 ? '' : line.slice(at + 1);
  if (word === 'jurade') console.log('id name First\nready');
  else if (word === 'game') console.log('ready');
  else if (word === 'choices') choices = JSON.parse(rest);
  else if (word === 'go') console.log(`bestmove ${choices[0]}`);
  else if (word === 'quit') process.exit(0);
}
