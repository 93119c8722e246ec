// A data channel whose two descriptions people carry: what runs in the pages of late_replies.mjs. An invitation and a reply hold the fields
// that docs/friends.md packs; each description is written again from them.

const FIELDS = /^a=(ice-ufrag|ice-pwd|setup|fingerprint:sha-256|candidate):(.*)$/;
const PULSE_MS = 4000;
/** After which time a host makes another end for a reply that has not connected. */
const AGAIN_MS = 5000;
const IS_FIREFOX = navigator.userAgent.includes("Firefox");

/** The fields of a description. The address of a candidate is kept as it is, and only UDP of the channel's first component. */
function fieldsOf(sdp) {
  const fields = { candidates: [] };
  for (const line of sdp.split(/\r?\n/)) {
    const fingerprint = line.match(/^a=fingerprint:sha-256 (.*)$/);
    if (fingerprint) fields.fingerprint = fingerprint[1];
    const [, name, value] = line.match(FIELDS) ?? [];
    if (name === "ice-ufrag") fields.ufrag = value;
    if (name === "ice-pwd") fields.pwd = value;
    if (name === "setup") fields.setup = value;
    if (name === "candidate") {
      const [, component, protocol, , address, port, , kind] = value.split(" ");
      if (component === "1" && protocol.toLowerCase() === "udp" && kind === "host") fields.candidates.push([address, Number(port)]);
    }
  }
  return fields;
}

const candidateLine = ([address, port], n) => `candidate:${n + 1} 1 udp ${2130706431 - 256 * n} ${address} ${port} typ host`;

/** A description written from its fields, with the lines of `Endpoint::sdp` (crates/canasta/src/links/sdp.rs). */
function sdpOf({ ufrag, pwd, setup, fingerprint, candidates }) {
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((one, n) => `a=${candidateLine(one, n)}`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${setup}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}

const withCredentials = (sdp, { ufrag, pwd }) =>
  sdp.replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${pwd}`);

async function gathered(connection) {
  const end = performance.now() + 3000;
  while (connection.iceGatheringState !== "complete" && performance.now() < end) await new Promise((done) => setTimeout(done, 50));
  return fieldsOf(connection.localDescription.sdp);
}

/**
 * Adds candidates every four seconds until the channel is open, which keeps a Firefox page from giving up. Its own candidate will do: the
 * page asks itself, in vain, and nothing leaves the device.
 */
function pulse(line, candidates) {
  const add = () => {
    if (line.channel?.readyState === "open" || line.connection.connectionState === "closed") return clearInterval(timer);
    candidates.forEach((one, n) => line.connection.addIceCandidate({ candidate: candidateLine(one, n), sdpMid: "0" }).catch((error) => line.log.push(String(error))));
  };
  const timer = setInterval(add, PULSE_MS);
  add();
}

function watch(line) {
  const { connection, log } = line;
  const start = performance.now();
  const note = () => log.push(`${((performance.now() - start) / 1000).toFixed(2)} ice ${connection.iceConnectionState} conn ${connection.connectionState}`);
  connection.oniceconnectionstatechange = note;
  connection.onconnectionstatechange = note;
}

function listen(line, channel) {
  line.channel = channel;
  const greet = () => {
    if (line.opened) return;
    line.opened = performance.now();
    channel.send("x".repeat(1000));
  };
  channel.onopen = greet;
  if (channel.readyState === "open") greet();
  channel.onmessage = ({ data }) => (line.received += data.length);
}

let certificate;
let credentials;
const lines = {};

const newCertificate = () => RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256" });

/** Makes an end of the host with the certificate and the credentials that all its ends have in common. */
async function hostLine(name) {
  certificate ??= await newCertificate();
  const connection = new RTCPeerConnection({ certificates: [certificate] });
  const line = { connection, log: [], received: 0 };
  lines[name] = line;
  watch(line);
  listen(line, connection.createDataChannel("canasta"));
  const { sdp } = await connection.createOffer();
  await connection.setLocalDescription({ type: "offer", sdp: credentials ? withCredentials(sdp, credentials) : sdp });
  line.fields = await gathered(connection);
  credentials ??= { ufrag: line.fields.ufrag, pwd: line.fields.pwd };
  return line;
}

/** The host's invitation. */
window.invite = async (name) => {
  const { connection, fields } = await hostLine(name);
  return { ...fields, length: connection.localDescription.sdp.length, agent: navigator.userAgent };
};

/** A guest's reply to an invitation. */
window.reply = async (name, invitation, { strips, isPassive, pulses, holds }) => {
  const connection = new RTCPeerConnection({ certificates: [await newCertificate()] });
  const line = { connection, log: [], received: 0 };
  lines[name] = line;
  watch(line);
  connection.ondatachannel = ({ channel }) => listen(line, channel);
  await connection.setRemoteDescription({ type: "offer", sdp: sdpOf({ ...invitation, setup: "actpass", candidates: strips ? [] : invitation.candidates }) });
  let { sdp } = await connection.createAnswer();
  if (isPassive) sdp = sdp.replace("a=setup:active", "a=setup:passive");
  if (holds) {
    line.begin = async () => {
      await connection.setLocalDescription({ type: "answer", sdp });
      if (IS_FIREFOX) pulse(line, invitation.candidates);
    };
    return fieldsOf(sdp);
  }
  await connection.setLocalDescription({ type: "answer", sdp });
  const fields = await gathered(connection);
  if (pulses && IS_FIREFOX) pulse(line, pulses === "own" ? fields.candidates : invitation.candidates);
  return fields;
};

/** The host applies a reply: to the end that made the invitation, or to a new one. */
window.apply = async (name, reply, { pulses, isHostPatient, tries = 1, isFirstInVain }) => {
  const line = lines[name] ?? (await hostLine(name));
  line.applied ??= performance.now();
  const elsewhere = reply.candidates.map(([address]) => [address, 9]);
  await line.connection.setRemoteDescription({ type: "answer", sdp: sdpOf(isFirstInVain ? { ...reply, candidates: elsewhere } : reply) });
  const own = isHostPatient || reply.candidates.length === 0 ? line.fields.candidates : [];
  if (pulses && IS_FIREFOX) pulse(line, [...(isFirstInVain ? elsewhere : reply.candidates), ...own]);
  // The guest has heard nothing yet, so a new end of the host can look for it as well as the first one.
  for (let n = 1; n < tries; n += 1) {
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    if (lines[name].channel.readyState === "open") return;
    const { log, applied, connection } = lines[name];
    connection.close();
    delete lines[name];
    const next = await hostLine(name);
    Object.assign(next, { applied, log: [...log, "again"] });
    watch(next);
    await next.connection.setRemoteDescription({ type: "answer", sdp: sdpOf(reply) });
    if (pulses && IS_FIREFOX) pulse(next, [...reply.candidates, ...next.fields.candidates]);
  }
};

/** The second tap of a guest who has held back. */
window.begin = (name) => lines[name].begin();

/** What has become of a line. */
window.said = (name) => {
  const { connection, channel, log, received, applied, opened } = lines[name];
  return {
    isOpen: channel?.readyState === "open",
    received,
    seconds: applied && opened ? (opened - applied) / 1000 : null,
    ice: connection.iceConnectionState,
    state: connection.connectionState,
    log,
  };
};

window.end = (name) => lines[name].connection.close();
